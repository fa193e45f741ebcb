// Shared packages load asynchronously, so the first file of a build must not import a module that needs
// them.
void import('./standalone');
