import type { ThemeConfig } from 'antd/es/config-provider/context';
import { type ColorName, colors, fonts, sizes } from '../theme/tokens';

interface Look {
  dark: boolean;
  /** Without animations. */
  still: boolean;
  algorithm: ThemeConfig['algorithm'];
}

/** The tokens of the kit in antd's words. Numbers, because antd computes with them. */
export function antdTheme({ dark, still, algorithm }: Look): ThemeConfig {
  const color = (name: ColorName) => colors[name][dark ? 1 : 0];
  const ring = `0 0 0 1px ${color('action')}`;
  const badRing = `0 0 0 1px ${color('bad')}`;
  const marked = { activeShadow: ring, errorActiveShadow: badRing, warningActiveShadow: ring };
  return {
    ...(algorithm === undefined ? {} : { algorithm }),
    token: {
      colorPrimary: color('action'),
      colorPrimaryHover: color('action-strong'),
      colorPrimaryActive: color('action-strong'),
      colorPrimaryBg: color('action-soft'),
      colorPrimaryBgHover: color('action-soft'),
      colorPrimaryBorder: color('action'),
      colorInfo: color('action'),
      colorInfoBg: color('action-soft'),
      colorLink: color('action'),
      colorLinkHover: color('action-strong'),
      colorSuccess: color('good'),
      colorSuccessBg: color('good-soft'),
      colorWarning: color('signal'),
      colorWarningBg: color('signal-soft'),
      colorError: color('bad'),
      colorErrorHover: color('bad'),
      colorErrorBg: color('bad-soft'),
      colorErrorBorderHover: color('bad'),
      colorText: color('ink'),
      colorTextHeading: color('ink'),
      colorTextSecondary: color('steel'),
      colorTextTertiary: color('steel'),
      colorTextQuaternary: color('steel'),
      colorTextDescription: color('steel'),
      colorTextPlaceholder: color('steel'),
      colorTextDisabled: color('steel'),
      colorIcon: color('steel'),
      colorIconHover: color('ink'),
      colorBorder: color('line-strong'),
      colorBorderSecondary: color('line'),
      colorSplit: color('line'),
      colorBgLayout: color('paper'),
      colorBgContainer: color('surface'),
      colorBgContainerDisabled: color('raised'),
      colorBgElevated: color('surface'),
      colorBgSpotlight: color('ink'),
      colorBgMask: color('veil'),
      colorTextLightSolid: color('on-action'),
      controlItemBgHover: color('raised'),
      controlItemBgActive: color('action-soft'),
      controlItemBgActiveHover: color('action-soft'),
      fontFamily: fonts.sans,
      fontFamilyCode: fonts.mono,
      fontSize: 14,
      lineHeight: 20 / 14,
      fontWeightStrong: 600,
      borderRadius: 3,
      borderRadiusLG: 3,
      borderRadiusSM: 3,
      borderRadiusXS: 3,
      controlHeight: Number.parseInt(sizes.control, 10),
      motion: !still,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.1s',
      motionDurationSlow: '0.12s',
      boxShadow: `0 0 0 1px ${color('line-strong')}`,
      boxShadowSecondary: `0 0 0 1px ${color('line-strong')}`,
      boxShadowTertiary: 'none',
    },
    components: {
      Input: { ...marked, paddingInline: 8 },
      InputNumber: { ...marked, paddingInline: 8 },
      Select: {
        activeOutlineColor: color('action'),
        paddingSM: 9,
        optionHeight: 32,
        optionPadding: '6px 8px',
        optionSelectedFontWeight: 600,
      },
      Modal: { titleFontSize: 16, titleLineHeight: 24 / 16 },
      Table: {
        cellPaddingBlock: 8,
        cellPaddingInline: 8,
        cellFontSize: 13,
        cellFontSizeMD: 13,
        cellFontSizeSM: 13,
        headerSplitColor: 'transparent',
        rowHoverBg: color('paper'),
        headerBg: color('paper'),
        headerColor: color('steel'),
      },
      Tabs: { horizontalItemPadding: '8px 0', horizontalItemGutter: 24, horizontalMargin: '0' },
      Tag: { defaultBg: color('raised') },
      Pagination: { itemSize: 32, itemBg: 'transparent' },
      Progress: { lineBorderRadius: 3 },
      Upload: { padding: 8, colorFillAlter: color('surface') },
    },
  };
}
