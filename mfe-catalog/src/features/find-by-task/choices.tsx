import {
  addressOfTools,
  fitsTask,
  isCutting,
  readToolSize,
  type ToolsAsked,
  toolTasks,
  workpieceMaterials,
} from '@werkbank/contracts/tool-tasks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import css from './find-by-task.module.css';
import { TaskIcon } from './task-icon';

/** A link for each task. The size stays in its address if that task can read it. */
export function TaskChoice({ task: chosen, material, typedSize }: ToolsAsked) {
  const { t } = useTranslation('toolsForTask');
  const size = readToolSize(typedSize);
  return (
    <nav className={css.step} aria-label={t('task')}>
      <h2>{t('task')}</h2>
      <ul className={css.tasks}>
        {toolTasks.map((task) => (
          <li key={task}>
            <Link
              className={css.choice}
              aria-current={task === chosen ? 'true' : undefined}
              to={addressOfTools({
                task,
                ...(material !== undefined && isCutting(task) && { material }),
                ...(size !== undefined && fitsTask(size, task) && { size }),
              })}
            >
              <TaskIcon task={task} />
              <span>{t(`tasks.${task}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The material of the workpiece by ISO 513; a second choice of it takes it back. */
export function MaterialChoice({ task, material: chosen, typedSize }: ToolsAsked) {
  const { t } = useTranslation('toolsForTask');
  if (task === undefined || !isCutting(task)) return null;
  return (
    <nav className={css.step} aria-label={t('material')}>
      <h2>{t('material')}</h2>
      <ul className={css.materials}>
        {workpieceMaterials.map((material) => (
          <li key={material}>
            <Link
              className={css.choice}
              aria-current={material === chosen ? 'true' : undefined}
              to={addressOfTools({
                task,
                ...(material !== chosen && { material }),
                ...(typedSize !== '' && { size: typedSize }),
              })}
            >
              <strong className={css.letter}>{material}</strong>
              <span>{t(`materials.${material}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
