import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { stored } from '../../contract/support/stored';
import { until } from '../../support/until';

/** The background may still be removing what an accepted request has replaced. */
const SETTLED_MS = 5_000;

/** What the database holds of entities and files, to tell whether refused requests change it. */
export class Ledger {
  private before: Record<string, string> = {};

  constructor(private readonly database: Connection) {}

  async mark(): Promise<void> {
    this.before = await this.digests();
  }

  /** The collections that are not as they were when they were marked. */
  async changed(): Promise<string[]> {
    let changed: string[] = [];
    const isSame = async () => {
      const now = await this.digests();
      const names = new Set([...Object.keys(now), ...Object.keys(this.before)]);
      changed = [...names].filter((name) => now[name] !== this.before[name]);
      return changed.length === 0;
    };
    await until(isSame, SETTLED_MS).catch(() => undefined);
    return changed;
  }

  private async digests(): Promise<Record<string, string>> {
    const contents = await stored({ connection: this.database });
    return Object.fromEntries(
      Object.entries(contents)
        .filter(([, documents]) => documents.length > 0)
        .map(([name, documents]) => [
          name,
          createHash('sha256').update(JSON.stringify(documents)).digest('hex'),
        ]),
    );
  }
}
