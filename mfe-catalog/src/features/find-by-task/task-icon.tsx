import type { ToolTask } from '@werkbank/contracts/tool-tasks';

/** Line drawings on a 32 × 32 grid: the tool of each task. */
const paths: Readonly<Record<ToolTask, string>> = {
  drill: 'M13 3h6v8h-6V3Zm0 8v12l3 6 3-6V11m-6 5 6-4m-6 8 6-4m-6 8 6-4',
  thread: 'M14 3h4v7h-4V3ZM11 12h10l-1 15-4 3-4-3-1-15Zm0 4 10-2m-10 6 10-2m-10 6 9-2',
  mill: 'M12 3h8v9h-8V3Zm-1 9h10v17H11V12Zm0 7 10-7m-10 12 10-7m-10 12 10-7m-5 7 5-4',
  ream: 'M14 3h4v8h-4V3ZM12 11h8v16l-2 3h-4l-2-3V11Zm4 0v19M14 11v18m4-18v18',
  measure: 'M3 9h26v5H3V9Zm3 5v12l4-5v-7m6 0v12l-4-5v-7M8 9v2m4-2v3m4-3v2m4-2v3m4-3v2',
  tighten: 'M28 8a7 7 0 0 1-9 8L9 27a3 3 0 0 1-4-4l11-10a7 7 0 0 1 8-9l-4 4 1 4 4 1 3-5Z',
};

export function TaskIcon({ task, size = 40 }: { task: ToolTask; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[task]} />
    </svg>
  );
}
