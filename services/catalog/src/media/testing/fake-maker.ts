import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

export interface FakeMaker {
  port: number;
  origin: string;
  /** The answer of each path; others are not found. */
  answers: Map<string, RequestListener>;
  /** Every requested path, in order. */
  asked: string[];
  close: () => Promise<void>;
}

/** A maker's web server on this machine. */
export async function startFakeMaker(): Promise<FakeMaker> {
  const answers = new Map<string, RequestListener>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    answers,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer with this content, under a wrong name and type. */
export const contentOf =
  (content: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(content);
  };

/** A picture of one colour. */
export const pictureOf = (width: number, height: number, red = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 30, b: 30 } } });

export const aPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n');
