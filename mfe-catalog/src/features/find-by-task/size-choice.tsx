import {
  addressOfTools,
  readSizeOfTask,
  type ToolsAsked,
  type ToolTask,
} from '@werkbank/contracts/tool-tasks';
import { Button } from '@werkbank/kit/button';
import { useListState } from '@werkbank/kit/list-state';
import { TextField } from '@werkbank/kit/text-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './find-by-task.module.css';
import { useSizeText } from './use-size-text';

/** Sizes that every workshop needs. */
const usualSizes: Readonly<Record<ToolTask, readonly string[]>> = {
  drill: ['3.3', '4.2', '5', '6.8', '8.5', '10.2'],
  thread: ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'],
  mill: ['4', '5', '6', '8', '10', '12', '16'],
  ream: ['4', '5', '6', '8', '10', '12'],
  measure: ['10', '25', '50', '100', 'M8'],
  tighten: ['8', '10', '13', '17', '19', 'M8'],
};

/** The size to type, or one of the usual ones. */
export function SizeChoice({ task, material, typedSize }: ToolsAsked & { task: ToolTask }) {
  const { t } = useTranslation('toolsForTask');
  const list = useListState();
  const sizeText = useSizeText();
  const known = readSizeOfTask(typedSize, task);
  const given = known === undefined ? typedSize : sizeText(known);
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const shown = draft ?? given;
  const isRefused =
    shown === refused || (draft === undefined && given !== '' && readSizeOfTask(given, task) === undefined);
  const address = (size: string) =>
    addressOfTools({ task, ...(material !== undefined && { material }), size });
  return (
    <section className={css.step}>
      <form
        action="/tools-for-task"
        className={css.size}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const size = readSizeOfTask(shown, task);
          setRefused(size === undefined ? shown : undefined);
          if (size === undefined) return;
          setDraft(undefined);
          list.setFilters({ size }, false);
        }}
      >
        <input type="hidden" name="task" value={task} />
        {material === undefined ? null : <input type="hidden" name="material" value={material} />}
        <TextField
          label={t(`size.${task}`)}
          help={t(`sizeHelp.${task}`)}
          error={isRefused ? t('sizeWrong') : undefined}
          name="size"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={20}
          value={shown}
          onChange={setDraft}
        />
        <Button type="submit" kind="primary">
          {t('show')}
        </Button>
      </form>
      <ul className={css.sizes} aria-label={t('usualSizes')}>
        {usualSizes[task].map((size) => (
          <li key={size}>
            <Link
              className={css.choice}
              aria-current={size === known ? 'true' : undefined}
              to={address(size)}
              onClick={() => setDraft(undefined)}
            >
              {sizeText(size)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
