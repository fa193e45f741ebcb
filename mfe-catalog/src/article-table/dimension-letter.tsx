import css from './article-table.module.css';

/** `l1` as the drawing writes it, with the figure below the line: in a table it must not read as eleven. */
export function DimensionLetter({ letter }: { letter: string }) {
  const [, name = letter, index = ''] = /^(\D+)(\d*)$/.exec(letter) ?? [];
  return (
    <b className={css.letter}>
      <i>{name}</i>
      {index === '' ? null : <sub>{index}</sub>}
    </b>
  );
}
