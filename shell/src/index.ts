// The shared packages are asked for asynchronously, so the first file may import nothing that needs them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
