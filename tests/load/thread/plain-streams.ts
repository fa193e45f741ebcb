import { createServer, type ServerResponse } from 'node:http';

// Lower bound of event streams: a plain Node server that sends a message to all clients on each change.
const open = new Set<ServerResponse>();
createServer((request, answer) => {
  if (request.url?.startsWith('/health') === true) return answer.end();
  if (request.method === 'DELETE') {
    for (const one of open) one.write(`event: order-changed\nid: 1\ndata: ${'x'.repeat(60)}\n\n`);
    return answer.end();
  }
  open.add(answer);
  answer.once('close', () => open.delete(answer));
  answer.writeHead(200, { 'content-type': 'text/event-stream' });
  return answer.write(':\n\n');
}).listen(Number(process.env['PORT']), '127.0.0.1');
