import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SimulatedPrices, type SimulationProps } from './simulated-prices';
import css from './simulation.module.css';

/** Prices of articles with the values of a form. It opens on demand. */
export function Simulation(props: SimulationProps) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <div className={css.simulation}>
      <div>
        <Button
          icon={open ? icons.chevronDown : icons.chevronRight}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('simulation.title')}
        </Button>
      </div>
      {open ? <SimulatedPrices {...props} /> : null}
    </div>
  );
}
