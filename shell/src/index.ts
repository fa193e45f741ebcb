// The shared packages are asked for asynchronously, so the first file may import nothing that needs them.
import './remotes/early-remotes';
import { applyColorScheme, followColorScheme } from './preferences/color-scheme';

applyColorScheme();
followColorScheme();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
