import { useFormats } from '@werkbank/kit/formats';

/** Change of a list price, with its sign. */
export function PriceMove({ percent }: { percent: number | null }) {
  const formats = useFormats();
  if (percent === null) return '–';
  const moved = formats.percent(Math.abs(percent));
  return <span>{percent > 0 ? `+${moved}` : percent < 0 ? `−${moved}` : moved}</span>;
}
