export { OpenInquiries } from './OpenInquiries.tsx';
