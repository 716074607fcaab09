/**
 * The kit's light entry point: nothing here imports MUI, so the portal can use all of it.
 * Heavy parts have entry points of their own: `#ui-kit/DataGrid/DataGrid.tsx`, `#ui-kit/TypingGrid/TypingGrid.tsx`,
 * `#ui-kit/DateField/DateField.tsx`, `#ui-kit/RichText/RichTextField.tsx`.
 */
export { AttendanceMark } from './AttendanceMark/AttendanceMark.tsx';
export { AuthCard } from './AuthCard/AuthCard.tsx';
export { Brand, type BrandProps, type Logo } from './Brand/Brand.tsx';
export { Maker } from './Brand/Maker.tsx';
export { Button } from './Button/Button.tsx';
export { ButtonLink } from './ButtonLink/ButtonLink.tsx';
export { CarryBoard } from './CarryBoard/CarryBoard.tsx';
export { CarryHandle } from './CarryBoard/CarryHandle.tsx';
export { CarryTarget } from './CarryBoard/CarryTarget.tsx';
export { CheckboxField } from './CheckboxField/CheckboxField.tsx';
export { CheckboxInput } from './CheckboxField/CheckboxInput.tsx';
export { Chip, StatusChip } from './Chip/Chip.tsx';
export { ColorField } from './ColorField/ColorField.tsx';
export { PALETTE } from './ColorField/palette.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { ConflictFrame, ConflictView } from './ConflictView/ConflictView.tsx';
export { CrmFrame } from './CrmFrame/CrmFrame.tsx';
export { DdayChips, type Dday } from './DdayChips/DdayChips.tsx';
export { Dialog, DialogActions, DialogBody } from './Dialog/Dialog.tsx';
export { FactList, type Fact } from './FactList/FactList.tsx';
export { FieldFrame } from './Field/FieldFrame.tsx';
export { formatBytes } from './FileDrop/checkFiles.ts';
export { FileDrop } from './FileDrop/FileDrop.tsx';
export { FileList, type ListedFile } from './FileList/FileList.tsx';
export type { SubmitFailure } from './Form/failure.ts';
export { UserError } from './format/UserError.ts';
export { Form, FormMessage, FormRow, FormStack } from './Form/Form.tsx';
export { FormAlert } from './Form/FormAlert.tsx';
export { FormulaText } from './Formula/FormulaText.tsx';
export { PlainField, PlainForm } from './Form/PlainForm.tsx';
export { SubmitButton } from './Form/SubmitButton.tsx';
export { useLeaveGuard } from './Form/useLeaveGuard.ts';
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog.tsx';
export { namesApart } from './format/names/namesakes.ts';
export { formatMean, formatSchool, formatShortWeek, formatWeek, somebody } from './format/academy.ts';
export { commonScale, formatGrade, gradeHeader, readGrade } from './format/grade.ts';
export {
  addDays,
  dayInSeoul,
  daysBetween,
  formatClock,
  formatCountdown,
  formatDay,
  formatHours,
  formatInstant,
  formatInstants,
  formatNear,
  formatNearDay,
  formatPeriod,
  formatSpan,
  formatTime,
  instantInSeoul,
  isDay,
  timeInSeoul,
  todayInSeoul,
  weekdayLetter,
  weekdayName,
  weekdayOf,
  WEEKDAYS,
} from './format/time/date.ts';
export { addMonths, formatMonth, monthOptions, spanOfMonth, thisMonth } from './format/time/month.ts';
export { formatLessons, lessonsOf } from './format/time/lessons.ts';
export type { NavEntry, NavGroup, NavTab } from './Frame/nav.ts';
export { STANDING, useMedia } from './Frame/useMedia.ts';
export { IconButton } from './IconButton/IconButton.tsx';
export { KitProvider } from './KitProvider/KitProvider.tsx';
export { Note, Row, Stack } from './Layout/Layout.tsx';
export { Link } from './Link/Link.tsx';
export type { AnchorProps, LinkComponent } from './Link/LinkContext.ts';
export { LoadBars } from './LoadBars/LoadBars.tsx';
export { Menu, type MenuItem } from './Menu/Menu.tsx';
export { NetworkToast } from './NetworkToast/NetworkToast.tsx';
export { formatNumber } from './NumberField/number.ts';
export { parseNumber } from './NumberField/number.ts';
export { NumberField } from './NumberField/NumberField.tsx';
export { BackLink } from './PageHeader/BackLink.tsx';
export { Breadcrumbs, type Breadcrumb } from './PageHeader/Breadcrumbs.tsx';
export { PageHeader } from './PageHeader/PageHeader.tsx';
export { PasswordField } from './PasswordField/PasswordField.tsx';
export { formatPhone, phoneDigits } from './PhoneField/phone.ts';
export { PhoneField } from './PhoneField/PhoneField.tsx';
export { Popover } from './Popover/Popover.tsx';
export { PortalFrame } from './PortalFrame/PortalFrame.tsx';
export { ProgressBar } from './ProgressBar/ProgressBar.tsx';
export { PublicFrame } from './PublicFrame/PublicFrame.tsx';
export { gridStateOf, QueryFailed, QueryView, type Readable } from './QueryView/QueryView.tsx';
export { ReportCard, type ReportCardProps } from './ReportCard/ReportCard.tsx';
export { ReportTrend, type TrendPoint } from './ReportCard/ReportTrend.tsx';
export { emptyRichText, richTextWords, type RichTextDocument } from './RichText/document.ts';
export { RichText } from './RichText/RichText.tsx';
export { SearchBox } from './SearchBox/SearchBox.tsx';
export { SelectField } from './SelectField/SelectField.tsx';
export { SelectInput, type SelectOption } from './SelectField/SelectInput.tsx';
export { SelectionBar } from './SelectionBar/SelectionBar.tsx';
export { SortableList } from './SortableList/SortableList.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export {
  CenteredSpinner,
  EmptyState,
  FailedState,
  LoadingState,
  NoPermissionState,
  Pending,
  RecoveryPage,
  StartupScreen,
  type Drawing,
} from './States/States.tsx';
export { ScreenWaiting } from './States/ScreenWaiting.tsx';
export { StatTile } from './StatTile/StatTile.tsx';
export { Stepper } from './Stepper/Stepper.tsx';
export { TabLinks, Tabs, type TabItem } from './Tabs/Tabs.tsx';
export { TextField } from './TextField/TextField.tsx';
export { useColorMode, type ColorMode } from './theme/colorMode.ts';
export type { Tone } from './theme/tone.ts';
export { TimeField } from './TimeField/TimeField.tsx';
export { useToast, type Said, type ShowToast, type Toast } from './Toast/toasts.ts';
export { useClipboard } from './Toast/useClipboard.ts';
export { useSending } from './Toast/useSending.ts';
export { Toolbar } from './Toolbar/Toolbar.tsx';
export { UploadList, type ListedUpload } from './UploadList/UploadList.tsx';
export { UpdateNotice } from './UpdateNotice/UpdateNotice.tsx';
