export { RunDownloads } from './run-downloads.tsx';
export { SlipPdfButton } from './slip-pdf-button.tsx';
