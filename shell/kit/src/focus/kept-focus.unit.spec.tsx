import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button';
import { Page } from '../layout/page';
import { Panel } from '../layout/panel';
import { ConfirmDialog as BrowserDialog } from '../overlay/dialog';
import { renderWithHost } from '../testing/render-with-host';
import { renderWorking } from '../testing/render-working';
import { ConfirmDialog as AntdDialog } from '../ui/modal';
import { KeptFocus, takesFocus } from './kept-focus';

function Block({
  name,
  marked = false,
  dialog: ConfirmDialog = BrowserDialog,
}: {
  name: string;
  marked?: boolean;
  dialog?: typeof BrowserDialog;
}) {
  const [done, setDone] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={name}>
      {done ? null : <Button onClick={() => setDone(true)}>Los</Button>}
      {done ? null : <Button onClick={() => setAsking(true)}>Fragen</Button>}
      {marked && done ? <Button {...takesFocus}>Zurück</Button> : null}
      {asking ? (
        <ConfirmDialog
          title="Wirklich?"
          confirm="Ja"
          onConfirm={() => {
            setDone(true);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          ?
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
function Blocks({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(true);
  return (
    <KeptFocus>
      <Page title="Bestellung 1">
        {there ? children : null}
        <Panel title="Leiste">
          <button type="button" onClick={() => setThere(false)}>
            Fort damit
          </button>
        </Panel>
      </Page>
    </KeptFocus>
  );
}
const click = (block: string, button: string) =>
  userEvent.click(within(screen.getByRole('region', { name: block })).getByRole('button', { name: button }));

describe('the keyboard, when its control goes away', () => {
  it('goes to the heading of the block', async () => {
    await renderWithHost(
      <Blocks>
        <Block name="Erste" />
        <Block name="Zweite" />
      </Blocks>,
    );
    await click('Zweite', 'Los');
    expect(screen.getByRole('heading', { name: 'Zweite' })).toHaveFocus();
  });

  it('goes to the control that is marked for it', async () => {
    await renderWithHost(
      <Blocks>
        <Block name="Erste" marked />
      </Blocks>,
    );
    await click('Erste', 'Los');
    expect(screen.getByRole('button', { name: 'Zurück' })).toHaveFocus();
  });

  it.each([
    ['the browser', BrowserDialog],
    ['antd', AntdDialog],
  ])('goes back to the block that a dialog of %s came from', async (_, dialog) => {
    await renderWorking(
      <Blocks>
        <Block name="Erste" dialog={dialog} />
        <Block name="Zweite" dialog={dialog} />
      </Blocks>,
    );
    await click('Zweite', 'Fragen');
    await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
    expect(screen.getByRole('heading', { name: 'Zweite' })).toHaveFocus();
  });

  it('goes to the heading of the page where the block is gone too', async () => {
    await renderWithHost(
      <Blocks>
        <Block name="Erste" />
      </Blocks>,
    );
    within(screen.getByRole('region', { name: 'Erste' }))
      .getByRole('button', { name: 'Los' })
      .focus();
    // A click by a script moves no focus, as an answer of the service does not.
    await act(async () => screen.getByRole('button', { name: 'Fort damit' }).click());
    expect(screen.getByRole('heading', { name: 'Bestellung 1' })).toHaveFocus();
  });

  it('does not move after a click beside it', async () => {
    await renderWithHost(
      <Blocks>
        <Block name="Erste" />
      </Blocks>,
    );
    screen.getByRole('button', { name: 'Los' }).focus();
    await userEvent.click(document.body);
    await act(async () => screen.getByRole('button', { name: 'Fort damit' }).click());
    expect(document.body).toHaveFocus();
  });
});
