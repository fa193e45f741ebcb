// The shared packages are asked for asynchronously, so the first file of a build may import nothing that needs them.
void import('./standalone');
