// In separate files, because a page bundles those that it shows.
export { Bar, LinesSkeleton } from './bars';
export { PageSkeleton, TableSkeleton } from './table-skeleton';
