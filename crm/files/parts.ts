export { FilePanel } from './panel/FilePanel.tsx';
export { FilesButton } from './panel/FilesButton.tsx';
export { PermissionTable } from './panel/PermissionTable.tsx';
