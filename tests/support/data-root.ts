export { dataRoot } from '../../scripts/lib/data-root.mjs';
