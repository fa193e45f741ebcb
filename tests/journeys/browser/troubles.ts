import type { Page } from 'playwright-core';

/** Console errors, exceptions and failed requests of a visit, which fail the journey. */
export class Troubles {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Accepts matching troubles, such as those of a part that is down on purpose or of an order that does not exist yet. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): readonly string[] {
    return this.#found.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)));
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      // The response handler below records failed requests with address and status.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.#found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#found.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'failed';
      // Leaving a page aborts its pending requests.
      if (why !== 'net::ERR_ABORTED') this.#found.push(`request: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      this.#found.push(`request: ${response.request().method()} ${response.url()} ${response.status()}`);
    });
  }
}

/** Runs first in every page: turns a violation of the Content-Security-Policy into a console error. */
export const reportPolicyViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('Content-Security-Policy: ' + event.effectiveDirective + ' blocked ' + event.blockedURI +
    ' at ' + event.sourceFile + ':' + event.lineNumber))`;
