/** Addresses of the calls that shoppers make, one after the other. */
const addresses = [
  '/api/articles/search?lng=de&country=DE&currency=EUR&q=Spiralbohrer',
  '/api/articles/search?lng=de&country=DE&currency=EUR&q=Bohrer%207',
  '/api/articles/a7?lng=de&country=DE&currency=EUR',
];

export interface Answers {
  p50: number;
  p95: number;
  answered: number;
  seconds: number;
}

/** Reads at an even rate, however long answers take, for some seconds or until something has ended. */
export async function shop(url: string, rate: number, until: number | Promise<unknown>): Promise<Answers> {
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  const ask = async (address: string): Promise<void> => {
    const began = performance.now();
    const answer = await fetch(url + address);
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${address} is answered by ${answer.status}`);
    took.push(performance.now() - began);
  };
  const began = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const asking = ask(addresses[asked++ % addresses.length] ?? '').finally(() => open.delete(asking));
    open.add(asking);
  }, 1000 / rate);
  if (typeof until === 'number') await new Promise((resolve) => setTimeout(resolve, until * 1000));
  else await until;
  clearInterval(timer);
  await Promise.all(open);
  const seconds = (performance.now() - began) / 1000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), answered: took.length, seconds };
}
