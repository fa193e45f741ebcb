import {
  addressOfTools,
  fitsTask,
  isCutting,
  readToolSize,
  type ToolsAsked,
  toolTasks,
  workpieceMaterials,
} from '@werkbank/contracts/tool-tasks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './find-by-task.module.css';
import { TaskIcon } from './task-icon';

/** A link for each task. The size stays in its address if that task can read it. */
export function TaskChoice({ task: chosen, material, typedSize }: ToolsAsked) {
  const { t } = useTranslation('toolsForTask');
  const size = readToolSize(typedSize);
  return (
    <Choice
      title={t('task')}
      layout={css.tasks}
      items={toolTasks.map((task) => ({
        key: task,
        isChosen: task === chosen,
        address: addressOfTools({
          task,
          ...(material !== undefined && isCutting(task) && { material }),
          ...(size !== undefined && fitsTask(size, task) && { size }),
        }),
        mark: <TaskIcon task={task} />,
        text: t(`tasks.${task}`),
      }))}
    />
  );
}

/** The material of the workpiece by ISO 513; a second choice of it takes it back. */
export function MaterialChoice({ task, material: chosen, typedSize }: ToolsAsked) {
  const { t } = useTranslation('toolsForTask');
  if (task === undefined || !isCutting(task)) return null;
  return (
    <Choice
      title={t('material')}
      layout={css.materials}
      items={workpieceMaterials.map((material) => ({
        key: material,
        isChosen: material === chosen,
        address: addressOfTools({
          task,
          ...(material !== chosen && { material }),
          ...(typedSize !== '' && { size: typedSize }),
        }),
        mark: <strong className={css.letter}>{material}</strong>,
        text: t(`materials.${material}`),
      }))}
    />
  );
}

type ChoiceProps = {
  title: string;
  layout: string | undefined;
  items: { key: string; isChosen: boolean; address: string; mark: ReactNode; text: string }[];
};

function Choice({ title, layout, items }: ChoiceProps) {
  return (
    <nav className={css.step} aria-label={title}>
      <h2>{title}</h2>
      <ul className={layout}>
        {items.map(({ key, isChosen, address, mark, text }) => (
          <li key={key}>
            <Link className={css.choice} aria-current={isChosen ? 'true' : undefined} to={address}>
              {mark}
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
