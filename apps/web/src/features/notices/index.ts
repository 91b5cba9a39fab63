export { HeaderBell } from './header-bell.tsx';
export { NoticeSettings } from './settings/notice-settings.tsx';
