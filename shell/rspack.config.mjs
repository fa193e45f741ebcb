import { shell } from '@werkbank/federation';

export default shell(import.meta.dirname);
