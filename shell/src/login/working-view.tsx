import { workingPage } from '@werkbank/kit/working-page';
import { type ComponentType, lazy, useState } from 'react';
import { LazyPart } from '../lazy-part/lazy-part';
import css from './login.module.css';

type Load = () => Promise<ComponentType>;

/** A part of the login pages with working controls. It loads them itself, so that the login stays light. */
export function WorkingView({ load, lines }: { load: Load; lines: number }) {
  const lazyView = () => lazy(workingPage(async () => ({ default: await load() })));
  const [View, setView] = useState(lazyView);
  return (
    <LazyPart className={css.view ?? ''} lines={lines} onRetry={() => setView(lazyView)}>
      <View />
    </LazyPart>
  );
}
