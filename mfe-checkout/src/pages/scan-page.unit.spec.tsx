import { buyer } from '@werkbank/contracts/fixtures';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { keepList, keptList } from '../features/quick-order/kept-list';
import { withNumber } from '../features/quick-order/order-list';
import ScanPage from './scan-page';

const locales = { checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) } };
const open = (getUserMedia?: () => Promise<MediaStream>) => {
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia && { getUserMedia },
    configurable: true,
  });
  return renderWorking(<ScanPage />, {
    locales,
    at: '/quick-order/scan',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
  });
};
const refusedBy = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeEach(() => keepList(buyer.id, []));

it.each([
  ['the camera is not allowed', refusedBy('NotAllowedError'), de.scan.refused],
  ['there is no camera', refusedBy('NotFoundError'), de.scan.missing],
  ['the browser offers no camera', undefined, de.scan.missing],
  ['another program uses the camera', refusedBy('NotReadableError'), de.scan.busy],
])('suggests what to do if %s', async (_what, getUserMedia, text) => {
  await open(getUserMedia);
  expect(await screen.findByText(text)).toBeVisible();
});

it('requests the camera again after a refusal', async () => {
  let asked = 0;
  await open(() => {
    asked += 1;
    return refusedBy('NotAllowedError')();
  });
  await screen.findByText(de.scan.refused);
  await userEvent.click(screen.getByRole('button', { name: de.scan.start }));
  await waitFor(() => expect(asked).toBe(2));
});

it('waits for the camera, and leaves it alone once it is turned off', async () => {
  await open(() => new Promise(() => undefined));
  expect(await screen.findByText(de.scan.asking)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: de.scan.stop }));
  expect(screen.getByRole('button', { name: de.scan.start })).toBeVisible();
  expect(screen.queryByText(de.scan.asking)).toBeNull();
});

it('continues the list of this tab and this person', async () => {
  keepList(buyer.id, withNumber([], '338.0680') ?? []);
  await open(refusedBy('NotFoundError'));
  expect(await screen.findByRole('table', { name: de.quickOrder.list })).toHaveTextContent('338.0680');
  expect(keptList(buyer.id + 1)).toEqual([]);
});
