import type { IncomingHttpHeaders } from 'node:http';
import { answeredHeaders } from './forwarded-headers.js';

const policyOf = (type: string) =>
  answeredHeaders<IncomingHttpHeaders>({ 'content-type': type })['content-security-policy'];

it('lets our pages show a PDF in a frame, where the browser opens it only outside of a sandbox', () => {
  expect(policyOf('application/pdf')).toContain("frame-ancestors 'self'");
  expect(policyOf('application/pdf')).not.toContain('sandbox');
});

it.each(['text/html', 'image/svg+xml', 'application/json; charset=utf-8', 'x/application/pdf'])(
  'lets nothing of %s run, nor be framed',
  (type) => {
    expect(policyOf(type)).toContain('sandbox');
    expect(policyOf(type)).toContain("frame-ancestors 'none'");
  },
);

it('lets a browser play a video that it is led to', () => {
  expect(policyOf('video/mp4')).toBe("default-src 'none'; media-src 'self'; frame-ancestors 'none'");
});
