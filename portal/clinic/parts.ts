export { BookingPage } from './booking/BookingPage.tsx';
