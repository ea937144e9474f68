// Asks the service through two generated packages: exact and whole.
package main

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"strings"

	"example/exact"
	"example/whole"
)

// must stops the program where there is no answer at all. A failure that the service tells is an answer.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	ctx, baseURL := context.Background(), os.Args[1]

	// From /v1/openapi.json?without=fields,ids,format: every field is there.
	client := must(exact.NewClientWithResponses(baseURL))
	q, limit, bank := "guaranty trust", 1, "First Bank"
	banks := must(client.ListBanksWithResponse(ctx, &exact.ListBanksParams{Q: &q, Limit: &limit}))
	state := must(client.GetStateWithResponse(ctx, "Lagos", nil))
	names := must(client.MatchWithResponse(ctx, &exact.MatchParams{Kind: "lga", Name: []string{"Ikeja", "Surulere"}}))
	point := must(client.ReverseGeocodeWithResponse(ctx, &exact.ReverseGeocodeParams{Lat: 6.6, Lon: 3.35}))
	phone := must(client.GetPhoneWithResponse(ctx, "+234 803 123 4567", nil))
	account := must(client.ValidateNubanWithResponse(ctx, &exact.ValidateNubanParams{Account: "0000014579", Bank: &bank}))
	// Of the two answers of this operation, the one about one bank.
	check := must(account.JSON200.Data.AsAccountCheck())
	missing := must(client.GetStateWithResponse(ctx, "Lagosss", nil))
	shared := must(client.GetLgaWithResponse(ctx, "Surulere", nil))
	unreadable := must(client.GetPhoneWithResponse(ctx, "123", nil))
	outside := must(client.ReverseGeocodeWithResponse(ctx, &exact.ReverseGeocodeParams{Lat: 6.3, Lon: 3.4}))
	tag := state.HTTPResponse.Header.Get("ETag")
	again := must(client.GetStateWithResponse(ctx, "LA", &exact.GetStateParams{IfNoneMatch: &tag}))

	// A table is no JSON: net/http reads it.
	file := must(http.Get(baseURL + "/v1/states?format=csv"))
	defer file.Body.Close()
	lines := strings.Split(strings.TrimSpace(string(must(io.ReadAll(file.Body)))), "\n")

	// From /v1/openapi.json: the answer is one of two lists, and the second may lack fields and records.
	chooser := must(whole.NewClientWithResponses(baseURL))
	ids, fields := "gtbank,nobody", "id"
	chosen := must(chooser.ListBanksWithResponse(ctx, &whole.ListBanksParams{Ids: &ids, Fields: &fields}))
	found := []*string{}
	for _, bank := range must(chosen.JSON200.AsBankFieldsOrNullList()).Data {
		if bank == nil {
			found = append(found, nil)
		} else {
			found = append(found, bank.Id)
		}
	}

	type list = []any
	lagos, number, matched := state.JSON200.Data, phone.JSON200.Data, names.JSON200.Data
	nearest := outside.JSON404.Error.Nearest
	candidates := *shared.JSON409.Error.Candidates
	must(0, json.NewEncoder(os.Stdout).Encode(map[string]any{
		"list":    list{banks.JSON200.Data[0].Id},
		"record":  list{lagos.Code, lagos.Capital, lagos.Lat},
		"names":   list{matched[0].Code, matched[0].Status, matched[1].Code, matched[1].Status},
		"point":   list{point.JSON200.Data.LgaName, point.JSON200.Data.DistanceToBorderM},
		"phone":   list{number.E164, number.Network, number.Area},
		"account": list{check.Valid, check.Bank.Id},
		"missing": list{
			missing.StatusCode(), missing.JSON404.Error.Code, (*missing.JSON404.Error.Suggestions)[0].Name,
		},
		"shared": list{
			shared.StatusCode(), shared.JSON409.Error.Code, candidates[0].StateName, candidates[1].StateName,
		},
		"unreadable": list{
			unreadable.StatusCode(), unreadable.JSON422.Error.Code, unreadable.JSON422.Error.Reason,
		},
		"outside": list{
			outside.StatusCode(), outside.JSON404.Error.Code, nearest.Name, nearest.DistanceM,
		},
		"table":     list{len(lines), strings.Join(strings.Split(lines[0], ",")[:3], ",")},
		"unchanged": list{again.StatusCode()},
		"chosen":    found,
	}))
}
