/* Reads an iCalendar file from standard input with libical, and prints what it has against it, a line each: cc restrictions.c -lical */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>

static void print_errors(icalcomponent *component) {
  for (icalproperty *each = icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY); each;
       each = icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY))
    printf("%s: %s\n", icalcomponent_kind_to_string(icalcomponent_isa(component)), icalproperty_get_xlicerror(each));
  for (icalcomponent *inner = icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT); inner;
       inner = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT))
    print_errors(inner);
}

int main(void) {
  char *text = malloc(1 << 20);
  text[fread(text, 1, (1 << 20) - 1, stdin)] = 0;
  icalcomponent *calendar = icalparser_parse_string(text);
  if (!calendar || icalcomponent_isa(calendar) != ICAL_VCALENDAR_COMPONENT) {
    puts("no calendar");
    return 1;
  }
  if (!icalrestriction_check(calendar)) puts("restrictions are not met");
  print_errors(calendar);
  printf("entries: %d\n", icalcomponent_count_components(calendar, ICAL_VEVENT_COMPONENT));
  return 0;
}
