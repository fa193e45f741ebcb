import type { Facet } from '@werkbank/contracts/entities';
import type { FilterRange } from '@werkbank/contracts/filters';
import { useFormats } from '@werkbank/kit/formats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalsOf } from './filter-chips';
import { EndInput } from './end-input';
import css from './filters.module.css';
import { moveEnd, rangeOfEnds, stepOf } from './range-ends';

/**
 * A filter for a numeric range: a histogram of the articles, a slider with two handles, and two text
 * fields. A moved handle takes effect on release.
 */
export function RangeFilter({
  facet,
  range,
  chosen,
  onChange,
}: {
  facet: Facet;
  range: NonNullable<Facet['range']>;
  /** From the address, which is ahead of the answer. */
  chosen: FilterRange;
  onChange: (range: FilterRange | undefined) => void;
}) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const withUnit = (text: string) => (facet.unit === null ? text : `${text}\u00a0${facet.unit}`);
  const named = (text: string) => (facet.unit === null ? text : `${text} (${facet.unit})`);
  const settled = { low: chosen.min ?? range.min, high: chosen.max ?? range.max };
  const [moved, setMoved] = useState<typeof settled>();
  const ends = moved ?? settled;
  const take = ({ low, high }: typeof settled) => {
    setMoved(undefined);
    if (low !== settled.low || high !== settled.high) onChange(rangeOfEnds(low, high, range));
  };
  const letGo = () => {
    if (moved) take(moved);
  };
  const slider = (end: 'low' | 'high') => (
    <input
      type="range"
      min={range.min}
      max={range.max}
      step={stepOf(range.min, range.max)}
      value={ends[end]}
      aria-label={t(end === 'low' ? 'filters.sliderFrom' : 'filters.sliderTo', { name: facet.label })}
      aria-valuetext={withUnit(formats.number(ends[end], decimalsOf(ends[end])))}
      onChange={(event) => setMoved(moveEnd(ends, end, Number(event.target.value)))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  );
  return (
    <fieldset className={css.range}>
      <legend>
        {facet.label}
        {facet.unit === null ? null : <span> {facet.unit}</span>}
      </legend>
      <Histogram range={range} low={ends.low} high={ends.high} />
      <div className={css.slider}>
        {slider('low')}
        {slider('high')}
      </div>
      <div className={css.ends}>
        <EndInput
          value={ends.low}
          label={named(t('filters.from', { name: facet.label }))}
          unit={facet.unit}
          onTake={(low) => take({ ...ends, low: low ?? range.min })}
        />
        <span aria-hidden="true">–</span>
        <EndInput
          value={ends.high}
          label={named(t('filters.to', { name: facet.label }))}
          unit={facet.unit}
          onTake={(high) => take({ ...ends, high: high ?? range.max })}
        />
      </div>
      <label className={css.exact}>
        <span>{t('filters.exact')}</span>
        <EndInput
          value={chosen.min !== undefined && chosen.min === chosen.max ? chosen.min : undefined}
          label={named(t('filters.exactOf', { name: facet.label }))}
          unit={facet.unit}
          onTake={(value) => onChange(value === undefined ? undefined : { min: value, max: value })}
        />
      </label>
    </fieldset>
  );
}

function Histogram({ range, low, high }: { range: NonNullable<Facet['range']>; low: number; high: number }) {
  const most = Math.max(1, ...range.histogram);
  const width = (range.max - range.min) / range.histogram.length;
  return (
    <svg
      className={css.histogram}
      viewBox={`0 0 ${range.histogram.length} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {range.histogram.map((count, index) => {
        const from = range.min + index * width;
        const inside = from + width > low && from < high;
        const height = count === 0 ? 0 : Math.max(0.6, (count / most) * 10);
        return (
          <rect
            key={from}
            className={inside ? css.inside : undefined}
            x={index + 0.06}
            width={0.88}
            y={10 - height}
            height={height}
          />
        );
      })}
    </svg>
  );
}
