import type { Page } from 'playwright-core';

/** What went wrong behind the screen of a visit: nobody sees it, and yet it fails the journey. */
export class Troubles {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** From now on such a trouble belongs to the test: a part that is down on purpose, an order that is not there yet. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): readonly string[] {
    return this.#found.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)));
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      // A failed request is noted with its address and status below.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.#found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#found.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'failed';
      // What a page no longer needs when it is left is broken off.
      if (why !== 'net::ERR_ABORTED') this.#found.push(`request: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      this.#found.push(`request: ${response.request().method()} ${response.url()} ${response.status()}`);
    });
  }
}

/** Runs in every page before anything else: a violation of the Content-Security-Policy becomes a console error. */
export const reportPolicyViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('Content-Security-Policy: ' + event.effectiveDirective + ' blocked ' + event.blockedURI +
    ' at ' + event.sourceFile + ':' + event.lineNumber))`;
