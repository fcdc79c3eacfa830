import { type BrowserContext, expect } from '@playwright/test';

/** Chromium's messages about the machine's GPU. */
const NOISE = [/GPU stall due to ReadPixels/, /GL Driver Message/];

/**
 * Collects problems that a visitor does not see: console errors and warnings (including policy
 * violations), uncaught errors and failed requests. A test declares the ones that it causes.
 */
export class Watch {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [...NOISE];

  /** Problems whose description (kind, address, text) matches are expected. */
  expectProblem(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  attach(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['error', 'warning', 'assert'].includes(message.type())) return;
      this.problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.problems.push(`page: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser aborts the requests of a page that it leaves.
      if (reason === 'net::ERR_ABORTED') return;
      this.problems.push(`request: ${reason} ${request.method()} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      const { method, url } = { method: response.request().method(), url: response.url() };
      this.problems.push(`response: ${response.status()} ${method} ${url}`);
    });
  }

  assertQuiet(): void {
    const unexpected = this.problems.filter(
      (problem) => !this.expected.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'console, network and page errors').toEqual([]);
  }
}
