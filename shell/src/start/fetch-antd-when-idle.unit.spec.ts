import { jest } from '@jest/globals';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import { fetchAntdWhenIdle } from './fetch-antd-when-idle';

describe('the parts of working pages', () => {
  const start = (saveData = false) => {
    const host = fakeHost();
    const fetchAntd = jest.fn(async () => undefined);
    fetchAntdWhenIdle(host.session, fetchAntd, { connection: { saveData } });
    return { host, fetchAntd };
  };
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => idle.push(work) });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

  it('are fetched once, after a login in an idle browser', () => {
    const { host, fetchAntd } = start();
    expect(idle).toEqual([]);
    host.setSession({ status: 'signedIn' });
    host.setSession({ status: 'signedIn' });
    expect(fetchAntd).not.toHaveBeenCalled();
    for (const work of idle) work();
    expect(fetchAntd).toHaveBeenCalledTimes(1);
  });

  it('are not fetched for visitors or data savers', () => {
    const visitor = start();
    visitor.host.setSession({ status: 'visitor' });
    start(true).host.setSession({ status: 'signedIn' });
    expect(idle).toEqual([]);
  });
});
