// The shared packages are requested asynchronously, so the first file may import nothing that needs them.
import './configuration/early-configuration';
import './remotes/early-remotes';
import { followColorScheme } from './preferences/color-scheme';

followColorScheme();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
