import { remote } from '@werkbank/federation';

export default remote(import.meta.dirname);
