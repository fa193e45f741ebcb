export { chooseFileStore, fileStore } from './choose-file-store.js';
export { DiskStore } from './disk-store.js';
export { fileStoreEnv } from './file-store-env.js';
export { FileStore, FileTooLarge, type KeptFile, StoreFull } from './file-store.js';
export { receiveFile } from './receive-file.js';
