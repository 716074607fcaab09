// The limit of a list: React, the same data grid and the same rows, nothing else.
import { DataGrid } from '@mui/x-data-grid';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { CapturedGrid } from '../capture.ts';

const { columns, rows, selects }: CapturedGrid = JSON.parse(document.getElementById('data')!.textContent);
const props = {
  columns,
  rows,
  density: 'compact' as const,
  checkboxSelection: selects,
  disableColumnFilter: true,
  disableColumnMenu: true,
  disableRowSelectionOnClick: true,
  disableVirtualization: true,
  hideFooter: true,
};
createRoot(document.getElementById('root')!).render(createElement(DataGrid, props));
