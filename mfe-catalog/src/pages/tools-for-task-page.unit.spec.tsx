import type { CallRequest } from '@werkbank/contracts/calls';
import { drill, tap, toolsForDrilling, toolsForThreading } from '@werkbank/contracts/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, unreachable } from './testing/open-page';

type Query = CallRequest<'listToolsForTask'>['query'];

describe('tools by task', () => {
  const asked: Query[] = [];
  const answer = ({ query }: CallRequest<'listToolsForTask'>) => {
    asked.push(query);
    return query.task === 'thread' ? toolsForThreading : toolsForDrilling;
  };
  type Fixture = typeof answer | typeof unreachable;
  const open = (parameters = '', fixture: Fixture = answer) =>
    openPage('/tools-for-task', `/tools-for-task${parameters}`, { fixtures: { listToolsForTask: fixture } });
  beforeEach(() => {
    asked.length = 0;
  });
  const choices = (name: string) => within(screen.getByRole('navigation', { name }));

  it('finds tools by task, material and size, and keeps the choices in the address', async () => {
    await open();
    expect(asked).toEqual([]);
    await userEvent.click(choices('Was ist zu tun?').getByRole('link', { name: 'Gewinden' }));
    await userEvent.click(choices('In welchem Werkstoff?').getByRole('link', { name: 'P Stahl' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Gewinde' }), 'm 8 x 1,25{Enter}');
    expect(await screen.findByRole('link', { name: tap.materialNumber })).toBeVisible();
    expect(asked).toEqual([
      expect.objectContaining({ task: 'thread', material: 'P', size: 'M8x1.25', page: 1 }),
    ]);
    expect(choices('Was ist zu tun?').getByRole('link', { name: 'Gewinden' })).toHaveAttribute(
      'aria-current',
    );
  });

  it('shows starting values as columns, and beside a tap the drill of its core hole', async () => {
    await open('?task=thread&material=P&size=M8');
    const taps = await screen.findByRole('table', { name: 'Gewindebohrer M8' });
    expect(within(taps).getByRole('columnheader', { name: /n 1\/min Drehzahl/ })).toBeVisible();
    expect(within(taps).getByRole('row', { name: new RegExp(tap.materialNumber) })).toHaveTextContent('477');
    expect(screen.getByRole('link', { name: 'Kernloch 6,8 mm: 3 Bohrer' })).toHaveAttribute(
      'href',
      '/tools-for-task?task=drill&material=P&size=6.8',
    );
    const drills = screen.getByRole('table', { name: 'Dazu der Kernlochbohrer 6,8 mm' });
    expect(within(drills).getByRole('link', { name: drill.materialNumber })).toBeVisible();
    expect(within(drills).getByRole('row', { name: new RegExp(drill.materialNumber) })).toHaveTextContent(
      '0,16',
    );
  });

  it('shows no starting values without a material, and asks for it', async () => {
    await open('?task=drill&size=6,8', () => ({ ...toolsForDrilling, startingValues: [] }));
    expect(await screen.findByText(/Mit dem Werkstoff sehen Sie/)).toBeVisible();
    await screen.findByRole('table', { name: 'Bohrer 6,8 mm' });
    expect(screen.queryByRole('columnheader', { name: /Drehzahl/ })).toBeNull();
  });

  it.each(['acht', '-1', 'M8'])(
    'refuses %s as the diameter of a mill, and sends no request',
    async (typed) => {
      await open('?task=mill&material=N');
      const field = screen.getByRole('textbox', { name: 'Durchmesser' });
      await userEvent.type(field, `${typed}{Enter}`);
      expect(field).toHaveAccessibleDescription(/nicht lesbar/);
      expect(asked).toEqual([]);
    },
  );

  it('reads a number as a thread where threads are cut', async () => {
    await open('?task=thread');
    await userEvent.type(screen.getByRole('textbox', { name: 'Gewinde' }), '8{Enter}');
    await screen.findByRole('table', { name: 'Gewindebohrer M8' });
    expect(asked).toEqual([expect.objectContaining({ size: 'M8' })]);
  });

  it('offers near sizes if there is no tool, and links to the search', async () => {
    await open('?task=drill&material=P&size=6.85', () => ({
      ...toolsForDrilling,
      articles: [],
      startingValues: [],
      totalItems: 0,
      nearSizes: ['6.8', '6.9'],
    }));
    expect(await screen.findByRole('link', { name: '6,9 mm' })).toHaveAttribute(
      'href',
      '/tools-for-task?task=drill&material=P&size=6.9',
    );
    expect(screen.getByRole('link', { name: 'Suche: Bohrer 6,85' })).toHaveAttribute(
      'href',
      '/search?q=Bohrer+6%2C85',
    );
  });

  it('keeps the size for a task that takes it, and drops it for one that does not', async () => {
    await open('?task=drill&material=P&size=M8');
    const tasks = choices('Was ist zu tun?');
    expect(tasks.getByRole('link', { name: 'Gewinden' })).toHaveAttribute(
      'href',
      '/tools-for-task?task=thread&material=P&size=M8',
    );
    expect(tasks.getByRole('link', { name: 'Fräsen' })).toHaveAttribute(
      'href',
      '/tools-for-task?task=mill&material=P',
    );
    expect(tasks.getByRole('link', { name: 'Messen' })).toHaveAttribute(
      'href',
      '/tools-for-task?task=measure&size=M8',
    );
  });

  it('offers to try again if no answer comes', async () => {
    await open('?task=drill&size=6.8', unreachable);
    expect(await screen.findByRole('button', { name: /Nochmals|Erneut/ })).toBeVisible();
  });
});
