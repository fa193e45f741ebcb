import AntdProgress from 'antd/es/progress';

/** The done share of a task. */
export function Progress({ label, value, max = 1 }: { label: string; value: number; max?: number }) {
  return (
    <AntdProgress
      percent={max === 0 ? 0 : (value / max) * 100}
      status="normal"
      size="small"
      showInfo={false}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemax={max}
    />
  );
}
