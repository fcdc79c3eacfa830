import { type BrowserContext, expect } from '@playwright/test';

/** Chromium's own remarks about the machine that it runs on. */
const NOISE = [/GPU stall due to ReadPixels/, /GL Driver Message/];

/**
 * Collects what a visitor would not see but a developer should: errors and warnings in the
 * console (violations of the content policy are reported there), uncaught errors, and requests
 * that failed. A test declares those that it provokes.
 */
export class Watch {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [...NOISE];

  /** Problems whose description (kind, address, text) matches belong to the test. */
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
      // The browser gives up requests of a page that is being left.
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
