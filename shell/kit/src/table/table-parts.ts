export { columnClass } from './column-class';
export { cellContent } from './long-text';
export { SortButton, sortState } from './sort-button';
export { TableFrame } from './table-frame';
export { default as tableCss } from './table.module.css';
export { useRow } from './use-row';
