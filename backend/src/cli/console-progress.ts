import { megabytes, type Progress } from '../backup/progress';

const REDRAW_MS = 100;
/** Where nobody watches, a line each time that this much more is done. */
const STEP_PERCENT = 25;

/** Says how far a work is: in one line that changes on a terminal, in some plain lines elsewhere. */
export class ConsoleProgress implements Progress {
  private what = '';
  private total = 0;
  private done = 0;
  private drawnAt = 0;
  private told = 0;

  constructor(private readonly output: NodeJS.WriteStream) {}

  begin(what: string, total: number): void {
    Object.assign(this, { what, total, done: 0, drawnAt: 0, told: 0 });
    if (this.output.isTTY) this.draw();
    else this.output.write(`${what}${total > 0 ? ` (${megabytes(total)})` : ''} …\n`);
  }

  advance(bytes: number): void {
    this.done += bytes;
    if (!this.output.isTTY) this.tell();
    else if (Date.now() - this.drawnAt >= REDRAW_MS) this.draw();
  }

  end(): void {
    if (!this.output.isTTY) return;
    this.done = this.total;
    this.draw();
    this.output.write('\n');
  }

  private tell(): void {
    const step = Math.floor(this.percent / STEP_PERCENT) * STEP_PERCENT;
    if (step <= this.told) return;
    this.told = step;
    this.output.write(`  ${step} %\n`);
  }

  private draw(): void {
    this.drawnAt = Date.now();
    const share = this.total > 0 ? `  ${this.percent} % of ${megabytes(this.total)}` : '';
    // Back to the start of the line, and what was there is erased.
    this.output.write(`\r\u001b[K${this.what}${share}`);
  }

  private get percent(): number {
    return this.total > 0 ? Math.min(100, Math.floor((100 * this.done) / this.total)) : 0;
  }
}
