import type { ThemeConfig } from 'antd/es/config-provider/context';
import { colors, fonts } from '../theme/tokens';

/** The tokens of the kit in antd's words. Numbers, because antd computes with them. */
export function antdTheme(dark: boolean, algorithm: ThemeConfig['algorithm']): ThemeConfig {
  const color = (name: keyof typeof colors) => colors[name][dark ? 1 : 0];
  return {
    ...(algorithm === undefined ? {} : { algorithm }),
    token: {
      colorPrimary: color('action'),
      colorInfo: color('action'),
      colorLink: color('action'),
      colorSuccess: color('good'),
      colorWarning: color('signal'),
      colorError: color('bad'),
      colorText: color('ink'),
      colorTextSecondary: color('steel'),
      colorTextDescription: color('steel'),
      colorTextPlaceholder: color('steel'),
      colorBorder: color('line-strong'),
      colorBorderSecondary: color('line'),
      colorBgLayout: color('paper'),
      colorBgContainer: color('surface'),
      colorBgElevated: color('surface'),
      colorTextLightSolid: color('on-action'),
      fontFamily: fonts.sans,
      fontFamilyCode: fonts.mono,
      fontSize: 14,
      lineHeight: 20 / 14,
      borderRadius: 3,
      controlHeight: 32,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.1s',
      motionDurationSlow: '0.12s',
      boxShadow: 'none',
      boxShadowSecondary: `0 0 0 1px ${color('line-strong')}`,
      wireframe: false,
    },
    components: {
      Table: {
        cellPaddingBlock: 8,
        cellPaddingInline: 8,
        cellFontSize: 13,
        headerBg: color('paper'),
        headerColor: color('steel'),
      },
    },
  };
}
