export { NoticeBell } from './notice-bell.tsx';
export { NoticeSettings } from './settings/notice-settings.tsx';
