import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/render-with-host';
import { QuantityInput } from './quantity-input';

const units = {
  orderUnit: 'C62',
  contentUnit: null,
  contentQuantity: null,
  minQuantity: 10,
  quantityInterval: 5,
};

function Quantity({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <QuantityInput label="Menge" value={value} units={units} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const quantity = () => screen.getByRole('status').textContent;
const field = () => screen.getByLabelText('Menge');

describe('a quantity with a minimum and an interval', () => {
  it('is offered the next one that can be ordered, and holds the one from before until it is taken', async () => {
    await renderWithHost(<Quantity start={10} />);
    await userEvent.click(field());
    await userEvent.keyboard('12');
    expect(screen.getByRole('alert')).toHaveTextContent('Mindestmenge 10, in Schritten von 5');
    expect(field()).toBeInvalid();
    expect(quantity()).toBe('10');
    await userEvent.click(screen.getByRole('button', { name: '15 übernehmen' }));
    expect(quantity()).toBe('15');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is offered it by the keyboard too', async () => {
    await renderWithHost(<Quantity start={10} />);
    await userEvent.click(field());
    await userEvent.keyboard('3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(quantity()).toBe('10');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so of one that came from elsewhere', async () => {
    await renderWithHost(<Quantity start={7} />);
    expect(screen.getByRole('alert')).toHaveTextContent('10 übernehmen');
    expect(quantity()).toBe('7');
  });

  it('goes up and down by the interval, not below the minimum', async () => {
    await renderWithHost(<Quantity start={10} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(quantity()).toBe('20');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(quantity()).toBe('10');
  });
});
