import { noteCall } from './api-operations';

/** Progress that an upload reports before the answer. */
const HALF = { loaded: 500, total: 1000 };

/**
 * An XMLHttpRequest that gets this answer: the mocked network reports no progress before one, and
 * cannot be aborted.
 * @returns the fields of the sent forms, filled with each request
 */
export function fakeUpload(answer: unknown): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  class FakeUpload {
    upload: { onprogress?: (event: typeof HALF) => void } = {};
    onloadend = () => {};
    status = 0;
    response: unknown = null;
    #isOver = false;

    open(method: string, url: string) {
      noteCall(method, url.replace(/^\/api/, ''));
    }
    setRequestHeader() {}
    async send(body: FormData) {
      sent.push(Object.fromEntries(body));
      this.upload.onprogress?.(HALF);
      const given: unknown = await (typeof answer === 'function' ? answer() : answer);
      if (!(given instanceof Response)) return this.#end(201, given);
      this.#end(given.status, await given.clone().json());
    }
    abort() {
      this.#end(0, null);
    }
    #end(status: number, response: unknown) {
      if (this.#isOver) return;
      this.#isOver = true;
      Object.assign(this, { status, response });
      this.onloadend();
    }
  }
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return sent;
}
