// In files of their own, for a page brings those along that it shows.
export { Bar, LinesSkeleton } from './bars';
export { PageSkeleton, TableSkeleton } from './table-skeleton';
